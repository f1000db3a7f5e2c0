/** A color to choose: as text, or from the browser's own dialog. */

import { type ReactElement, useEffect, useId, useState } from "react";
import styles from "./ThemeColors.module.css";
import { readColor } from "./shades.ts";

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (color: string) => void;
}

export default function ColorField({ label, value, onChange }: Props): ReactElement {
  const id = useId();
  const [text, setText] = useState(value);
  const isValid = readColor(text) !== undefined;
  useEffect(() => setText((typed) => (readColor(typed) === value ? typed : value)), [value]);
  const type = (typed: string): void => {
    setText(typed);
    const color = readColor(typed);
    if (color !== undefined) onChange(color);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.inputs}>
        <input
          id={id}
          className={styles.text}
          value={text}
          onChange={({ target }) => type(target.value)}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={!isValid}
          aria-describedby={isValid ? undefined : `${id}-hint`}
        />
        <input
          type="color"
          className={styles.picker}
          aria-label={`${label}: choose`}
          value={value}
          onChange={({ target }) => type(target.value)}
        />
      </span>
      {!isValid && (
        <span id={`${id}-hint`} role="alert" className={styles.hint}>
          Write a color such as #2e8555.
        </span>
      )}
    </div>
  );
}
