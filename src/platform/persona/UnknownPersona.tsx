import { Suspense } from 'react'

import { lazyPart } from '#shared/browser/lazy-part.tsx'

import { usePersona } from './persona.ts'

const Notice = lazyPart(() => import('./UnknownPersonaNotice.tsx').then((module) => module.UnknownPersonaNotice))

/** The account's persona is none that we know: the default holds, and it is said. */
export function UnknownPersona() {
  const { unknown } = usePersona()
  if (unknown === undefined) return null
  return (
    <Suspense>
      <Notice name={unknown} />
    </Suspense>
  )
}
