import { expect, spyOn, test } from "bun:test";
import { makeCollector } from "../../src/system/garbage.ts";

/** Objects that have survived a collection, so that collections of young ones leave them in memory. */
function makeOldGarbage(): WeakRef<object>[] {
  const objects = Array.from({ length: 1000 }, (_, index) => ({ index }));
  Bun.gc(true);
  return objects.map((object) => new WeakRef(object));
}

function countAlive(refs: readonly WeakRef<object>[]): number {
  return refs.filter((ref) => ref.deref() !== undefined).length;
}

function passPages(collect: () => void, pages: number): void {
  for (let page = 0; page < pages; page++) collect();
}

test("old garbage is collected when the process has grown", async () => {
  const garbage = makeOldGarbage();
  // A weak reference keeps its object until the current task ends.
  await Bun.sleep(0);
  const collect = makeCollector(10_000);
  passPages(collect, 3000);
  const growth = Buffer.alloc(300 * 2 ** 20, 1);
  passPages(collect, 100);
  expect(countAlive(garbage)).toBeLessThan(100);
  expect(growth.at(-1)).toBe(1);
});

test("small sites do not wait for collections", () => {
  // The engine itself may collect at any time.
  using gc = spyOn(Bun, "gc");
  const collect = makeCollector();
  passPages(collect, 1000);
  const growth = Buffer.alloc(300 * 2 ** 20, 1);
  passPages(collect, 999);
  expect(gc).not.toHaveBeenCalled();
  expect(growth.at(-1)).toBe(1);
});
