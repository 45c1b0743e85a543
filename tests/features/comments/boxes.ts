import { afterAll, beforeAll } from 'vitest'

/** jsdom lays nothing out: every element gets a box, so that what asks whether something is shown hears yes. */
export function giveBoxes() {
  const before = Object.getOwnPropertyDescriptor(Element.prototype, 'getClientRects')
  const box = { x: 0, y: 0, left: 0, top: 0, right: 100, bottom: 20, width: 100, height: 20, toJSON: () => '' }
  beforeAll(() => {
    const value = function rects(this: Element) {
      const list = this.isConnected ? [box] : []
      return Object.assign(list, { item: (index: number) => list[index] ?? null })
    }
    Object.defineProperty(Element.prototype, 'getClientRects', { value, configurable: true, writable: true })
  })
  afterAll(() => {
    if (before) Object.defineProperty(Element.prototype, 'getClientRects', before)
  })
}
