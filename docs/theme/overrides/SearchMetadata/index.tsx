/** These words in the head are for crawlers that fill somebody else's index; ours is made of the pages themselves. */
export default function SearchMetadata() {
  return null;
}
