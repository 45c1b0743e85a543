import { lazy, useState, type ComponentType, type JSX, type LazyExoticComponent } from 'react'

import { wait } from './wait.ts'

const RETRY_AFTER_MS = [300, 1200]

/** A part of the product did not arrive. `retry` lets the next rendering ask for it anew. */
export class PartLoadError extends Error {
  override name = 'PartLoadError'
  readonly retry: () => void
  constructor(retry: () => void, cause: unknown) {
    super('A part of the page could not be loaded.', { cause })
    this.retry = retry
  }
}

/** Imports again after a short wait: today's browsers fetch a module anew that failed once. */
export async function loadWithRetry<M>(load: () => Promise<M>): Promise<M> {
  for (const pause of RETRY_AFTER_MS) {
    try {
      return await load()
    } catch {
      await wait(pause)
    }
  }
  return load()
}

export type LazyPart<P> = {
  (props: P): JSX.Element
  /** Starts loading before the part is drawn; resolves when it is here, or could not be had. */
  preload(): Promise<void>
}

/** A component that is loaded when it is first drawn, tried three times, and can be tried again after that. */
// oxlint-disable-next-line react/only-export-components
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  /** Once it is here it is drawn at once: what suspends, if only for a moment, may be held back for 300 ms by React. */
  let ready: ComponentType<P> | undefined
  let loading: Promise<{ default: ComponentType<P> }> | undefined
  const start = () =>
    (loading ??= loadWithRetry(load).then(
      (component) => {
        ready = component
        return { default: component }
      },
      (cause: unknown) => {
        throw new PartLoadError(renew, cause)
      },
    ))
  const make = () => lazy(start)
  let Loaded: LazyExoticComponent<ComponentType<P>> = make()
  function renew() {
    loading = undefined
    Loaded = make()
  }

  function Part(props: P) {
    // Chosen once for the life of this place in the page: another component here would lose what was typed.
    const [Current] = useState(() => ready ?? (Loaded as unknown as ComponentType<P>))
    return <Current {...props} />
  }
  Part.preload = () =>
    start().then(
      () => {},
      () => {},
    )
  return Part
}
