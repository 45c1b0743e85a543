import { Notice } from '#shared/ui/Notice.tsx'

import { personaCopy as copy } from './persona.copy.ts'
import { usePersona } from './persona.ts'

/** The account's persona is none that we know: the default holds, and it is said. */
export function UnknownPersona() {
  const { unknown } = usePersona()
  return unknown === undefined ? null : <Notice tone="warning">{copy.unknown(unknown)}</Notice>
}
