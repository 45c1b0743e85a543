import { draw, thirdDraw, type Passage } from './draw.ts'
import { furtherDraw } from './further-draw.ts'
import { independentDraw } from './independent-draws.ts'
import type { DrawNumber } from './judged.ts'
import { lastDraw } from './last-draws.ts'
import { laterDraw } from './later-draws.ts'
import { newestDraw } from './newest-draws.ts'
import { countedDraw, restDraw, sizeDraw } from './size-draws.ts'
import { nextTableDraw, tableDraw } from './table-draw.ts'
import { unreadDraw } from './unread-draws.ts'

/** The passages of any draw, as its recorded seed gives them. */
export const drawOf = (which: DrawNumber): readonly Passage[] => {
  switch (which) {
    case 1:
    case 2:
      return draw(which)
    case 3:
      return thirdDraw()
    case 4:
    case 5:
      return laterDraw(which)
    case 6:
    case 7:
      return lastDraw(which)
    case 8:
    case 9:
      return newestDraw(which)
    case 10:
    case 11:
      return unreadDraw(which)
    case 12:
    case 13:
      return independentDraw(which)
    case 14:
      return furtherDraw(which)
    case 18:
      return countedDraw(which)
    case 19:
      return tableDraw(which)
    case 20:
      return restDraw(which)
    case 21:
      return nextTableDraw(which)
    default:
      return sizeDraw(which)
  }
}
