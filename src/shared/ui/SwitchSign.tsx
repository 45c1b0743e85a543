import { classNames } from './class-names.ts'

/** A switch as it stands: drawn, for inside a control that says in words what it does. */
export const SwitchSign = ({ isOn }: { isOn: boolean }) => (
  <span
    aria-hidden
    className={classNames(
      'inline-flex h-5 w-9 shrink-0 items-center rounded-full p-0.5 transition-colors',
      isOn ? 'justify-end bg-accent' : 'justify-start bg-line-strong',
    )}
  >
    <span className="size-4 rounded-full bg-surface" />
  </span>
)
