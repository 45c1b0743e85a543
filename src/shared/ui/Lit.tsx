import type { ReactNode } from 'react'

type Props = { children: ReactNode; id?: string; className?: string }

/** Evidence, lit as under a marker pen: the passage of a document that bears a statement, wherever it is shown. */
export function Lit({ children, id, className }: Props) {
  return (
    <mark id={id} className={className === undefined ? 'lit' : `lit ${className}`}>
      {children}
    </mark>
  )
}
