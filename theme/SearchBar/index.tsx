/** The way into search. Empty until the site has a search. */

export default function SearchBar(): null {
  return null;
}
