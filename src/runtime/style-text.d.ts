/** Style sheets imported as text. */
declare module "*.css" {
  const text: string;
  export default text;
}
