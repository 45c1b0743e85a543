import { useEffect, useRef, type UIEvent } from 'react'

/** Nobody reads what has stood for less: a press within it was meant for what stood there before. */
const SEEN_MS = 400

/** Now, by the clock of events. */
const eventTime = () => new Event('now').timeStamp

/**
 * For a queue in which the next thing takes the place of the one that was decided, buttons and all: takes the press that
 * means what `key` names, once. The second click of a double click does not, nor a press before it stood long enough to be seen.
 */
export function useMeantPress(key: string): (press: Pick<UIEvent, 'detail' | 'timeStamp'>) => boolean {
  const since = useRef(Infinity)
  useEffect(() => {
    since.current = eventTime()
  }, [key])
  return ({ detail, timeStamp }) => {
    const isMeant = detail < 2 && timeStamp - since.current >= SEEN_MS
    if (isMeant) since.current = Infinity
    return isMeant
  }
}
