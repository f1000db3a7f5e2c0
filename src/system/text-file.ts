/** Stores texts outside of memory. */

import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A temporary file. Dispose of it after the last text is read. */
export class TextFile implements Disposable {
  readonly #parent: string;
  /** Absent before the first text, and if the system refused. */
  #fd: number | undefined;
  #isRefused = process.platform === "win32";
  #size = 0;
  /** All texts are read into it: thousands of buffers would be in memory until a collection that does not know their size. */
  #buffer = Buffer.alloc(0);

  constructor(parent = tmpdir()) {
    this.#parent = parent;
  }

  /** Writes a text. Returns its place; `undefined` if the system refuses, as on a full disk. */
  write(text: string): StoredText | undefined {
    const at = this.#size;
    try {
      const fd = this.#open();
      if (fd === undefined) return undefined;
      const bytes = Buffer.from(text);
      for (let done = 0; done < bytes.length;) done += writeSync(fd, bytes, done, bytes.length - done, at + done);
      this.#size += bytes.length;
      return new StoredText(this, at, bytes.length);
    } catch {
      this.#isRefused = true;
      return undefined;
    }
  }

  /** Reads the bytes of a text. They are valid until the next call. */
  read(at: number, length: number): Buffer {
    if (this.#fd === undefined) throw new Error("The file with the texts of the build is closed.");
    if (length > this.#buffer.length) this.#buffer = Buffer.allocUnsafeSlow(2 * length);
    for (let done = 0; done < length;) {
      const read = readSync(this.#fd, this.#buffer, done, length - done, at + done);
      if (read === 0) throw new Error("The file with the texts of the build is shorter than what was written to it.");
      done += read;
    }
    return this.#buffer.subarray(0, length);
  }

  [Symbol.dispose](): void {
    if (this.#fd !== undefined) closeSync(this.#fd);
    this.#fd = undefined;
    this.#isRefused = true;
  }

  /** The file has no name once it is open, so the system removes it however the build ends. */
  #open(): number | undefined {
    if (this.#fd !== undefined || this.#isRefused) return this.#fd;
    const dir = mkdtempSync(join(this.#parent, "veloci-"));
    try {
      this.#fd = openSync(join(dir, "texts"), "wx+", 0o600);
    } finally {
      rmSync(dir, { recursive: true });
    }
    return this.#fd;
  }
}

/** A text in the file. An object instead of a closure, which takes several times the memory. */
export class StoredText {
  readonly file: TextFile;
  readonly at: number;
  /** In bytes. */
  readonly length: number;

  constructor(file: TextFile, at: number, length: number) {
    this.file = file;
    this.at = at;
    this.length = length;
  }

  read(): string {
    return this.file.read(this.at, this.length).toString();
  }
}
