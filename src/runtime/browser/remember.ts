/** Caches the promise of a key; a failed one is dropped, so that it can be tried again. */
export function remember<T>(map: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = map.get(key);
  if (known) return known;
  const promise = make();
  map.set(key, promise);
  promise.catch(() => map.delete(key));
  return promise;
}
