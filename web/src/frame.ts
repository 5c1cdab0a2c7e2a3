/** Before the next picture, and once for all that happens until then: to measure at every change is to lay out the page each time.
 *  What it gives back calls it off, as an effect does before it runs again. */
export function beforePicture(act: () => void): () => void {
  const waiting = requestAnimationFrame(act);
  return () => cancelAnimationFrame(waiting);
}
