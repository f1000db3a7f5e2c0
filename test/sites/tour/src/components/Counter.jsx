import { useState } from "react";

/** A part with state, to stand anywhere in a text. */
export default function Counter({ label }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label}: {count}
    </button>
  );
}
