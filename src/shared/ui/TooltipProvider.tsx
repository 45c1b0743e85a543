import { Provider } from '@radix-ui/react-tooltip'
import { createContext, type ReactNode } from 'react'

/** Whether a provider stands above: a tooltip outside the shell brings its own. */
export const TooltipContext = createContext(false)

const DELAY_MS = 700
const SKIP_DELAY_MS = 300

/** One delay for all tooltips: 700 ms for the first, none for a neighbour within 300 ms. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <TooltipContext value={true}>
      <Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
        {children}
      </Provider>
    </TooltipContext>
  )
}
