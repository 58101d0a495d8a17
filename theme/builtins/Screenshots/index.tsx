/** Pictures of the component. */
export default function Screenshots() {
  return null;
}
