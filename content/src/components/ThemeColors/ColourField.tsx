/** A colour to choose: as text, or from the browser's own dialog. */

import { type ReactElement, useEffect, useId, useState } from "react";
import styles from "./ThemeColors.module.css";
import { readColour } from "./shades.ts";

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (colour: string) => void;
}

export default function ColourField({ label, value, onChange }: Props): ReactElement {
  const id = useId();
  const [text, setText] = useState(value);
  const isValid = readColour(text) !== undefined;
  useEffect(() => setText((typed) => (readColour(typed) === value ? typed : value)), [value]);
  const type = (typed: string): void => {
    setText(typed);
    const colour = readColour(typed);
    if (colour !== undefined) onChange(colour);
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
          Write a colour such as #2e8555.
        </span>
      )}
    </div>
  );
}
