import { SquareFunction } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'

import { Popover } from '#shared/ui/Popover.tsx'

type Props = { label: string; children: ReactNode }

const Card = ({ label, trigger, children }: Props & { trigger: ReactElement }) => (
  <Popover label={label} className="w-96" trigger={trigger}>
    <h3 className="mb-2 font-semibold">{label}</h3>
    {children}
  </Popover>
)

/** A figure that opens how it was worked out. */
export const Calculation = ({ label, text, children }: Props & { text: ReactNode }) => (
  <Card
    label={label}
    trigger={
      <button
        type="button"
        className="rounded-control text-left underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-accent hover:decoration-solid"
      >
        {text}
      </button>
    }
  >
    {children}
  </Card>
)

/** A sign behind a computed sentence that opens how it was worked out. */
export const CalculationSign = ({ label, children }: Props) => (
  <Card
    label={label}
    trigger={
      <button
        type="button"
        aria-label={label}
        title={label}
        className="ml-1 inline-flex size-5 items-center justify-center rounded-control align-middle text-ink-faint hover:bg-hover hover:text-accent data-[state=open]:text-accent"
      >
        <SquareFunction size={15} aria-hidden />
      </button>
    }
  >
    {children}
  </Card>
)
