/** What React drew an element with last: another object each time that its component was drawn anew. */
const drawnWith = (element: Element): unknown => {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
  return key === undefined ? undefined : (element as unknown as Record<string, unknown>)[key]
}

/** Looks at what stands in a place now. The result names the elements that were drawn anew since, those that went included. */
export function watchDrawing(place: Element): () => Element[] {
  const before = [place, ...place.querySelectorAll('*')].map((element) => ({ element, was: drawnWith(element) }))
  if (before.every(({ was }) => was === undefined)) throw new Error('React drew nothing here')
  return () =>
    before
      .filter(({ element, was }) => !element.isConnected || drawnWith(element) !== was)
      .map(({ element }) => element)
}
