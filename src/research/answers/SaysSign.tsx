import type { AnswerClass } from '#contract/answer.ts'

import { saysLook } from './says-look.ts'

/** The pattern of a class, beside its words. */
export const SaysSign = ({ says }: { says: AnswerClass }) => (
  <span
    aria-hidden
    className="inline-block size-3 shrink-0 rounded-[3px] border"
    style={{
      background: saysLook[says].background,
      borderColor: saysLook[says].border,
      borderStyle: says === 'nothing' ? 'dashed' : 'solid',
    }}
  />
)
