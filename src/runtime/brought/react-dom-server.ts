/** `react-dom/server`, for components that make text of elements: another copy of React could not read theirs. */

import * as server from "react-dom/server.browser";

export const { renderToReadableStream, renderToStaticMarkup, renderToString, version } = server;
export default server;
