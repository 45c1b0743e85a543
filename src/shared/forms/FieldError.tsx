import { AlertSign } from '#shared/ui/AlertSign.tsx'

/** What is wrong with a field, under it. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-state-red">
      <AlertSign size={16} className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}
