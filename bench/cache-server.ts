/** An in-memory server for Bazel's HTTP remote cache protocol. Prints its URL and runs until it is stopped. */

console.log(serveCache().url.href);

function serveCache(): Bun.Server<undefined> {
  const stored = new Map<string, Uint8Array<ArrayBuffer>>();
  return Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    maxRequestBodySize: 2 ** 32,
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (request.method === "PUT") {
        stored.set(pathname, await request.bytes());
        return new Response("", { status: 201 });
      }
      const bytes = stored.get(pathname);
      return bytes ? new Response(bytes) : new Response("", { status: 404 });
    },
  });
}
