/** What the server writes is not what the browser writes. */
export default function Differs() {
  return <p className="differs">{typeof window === "undefined" ? "From the server" : "From the browser"}</p>;
}
