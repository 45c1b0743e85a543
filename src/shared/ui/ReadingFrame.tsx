import type { ReactNode } from 'react'

/** One column of 72 characters, for reading and for forms. */
export function ReadingFrame({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-[46rem] px-4 pt-(--frame-top,2rem) pb-8 sm:px-6">{children}</div>
}
