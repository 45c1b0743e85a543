import * as z from 'zod/mini'

import { anchorSchema, type Anchor } from '../anchor/anchor.ts'
import { cornerOf, describePlace } from '../anchor/describe-place.ts'
import { contentBox, percentOf, type Point } from '../anchor/place.ts'

/** The mark of the comment that is being written. */
export const DRAFT_MARK = ':draft'

const spotSchema = z.object({ anchor: anchorSchema, percent: z.object({ x: z.number(), y: z.number() }) })
/** A place on the page: what is marked, and where in percentages of the page. */
export type Spot = { anchor: Anchor; percent: Point }

/** A spot as a draft keeps it: text. What comes back from storage is looked at before it is believed. */
export function readSpot(text: string): Spot | undefined {
  try {
    return spotSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** The spot of an element: at a point of the window, else at its corner. */
export function spotOn(element: Element, point: Point = cornerOf(element)): Spot {
  return { anchor: describePlace(element, point), percent: percentOf(point) }
}

/** Where a comment starts that was begun without pointing anywhere: what one was working with last, else the page's title. */
export function firstSpot(lastFocused: Element | undefined): Spot {
  const box = contentBox()
  const isThere = lastFocused?.isConnected && box.contains(lastFocused) && lastFocused !== box
  return spotOn(isThere ? lastFocused : (box.querySelector('h1') ?? box))
}

/** What a spot is called: the words of its element, else its kind. */
export const spotWords = ({ anchor }: Spot): string => {
  const words = anchor.name || anchor.text
  const kind = anchor.role || anchor.tag
  return words === '' ? kind : `${kind} “${words.length > 48 ? `${words.slice(0, 47)}…` : words}”`
}
