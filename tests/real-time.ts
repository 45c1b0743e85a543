import { afterEach, vi } from 'vitest'

/** The next file of the same worker finds the clock as it is. */
afterEach(() => void vi.useRealTimers())
