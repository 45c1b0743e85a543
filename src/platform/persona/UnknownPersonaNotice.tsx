import { Notice } from '#shared/ui/Notice.tsx'

import { personaCopy as copy } from './persona.copy.ts'

/** What is said of a persona that we do not know: fetched for the few who have one. */
export function UnknownPersonaNotice({ name }: { name: string }) {
  return <Notice tone="warning">{copy.unknown(name)}</Notice>
}
