/** Caches the latest values, because a query changes little from key to key. */
export class Recent<T> {
  readonly #values = new Map<string, T>();
  readonly #most: number;

  /** `most`: number of cached values. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the value of a key, computed if it is not cached. */
  find(key: string, make: () => T): T {
    const value = this.#values.get(key) ?? make();
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest);
    return value;
  }

  forget(key: string): void {
    this.#values.delete(key);
  }
}

/** The same for promises: a failed one is dropped, so that it can be tried again. */
export class RecentPromises<T> {
  readonly #recent: Recent<Promise<T>>;

  constructor(most: number) {
    this.#recent = new Recent(most);
  }

  find(key: string, make: () => Promise<T>): Promise<T> {
    return this.#recent.find(key, () => {
      const promise = make();
      promise.catch(() => this.#recent.forget(key));
      return promise;
    });
  }
}
