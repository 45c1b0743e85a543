import type { ComponentProps, FormEvent, RefObject } from 'react'

type Props = Omit<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'noValidate'> & {
  of: { ref: RefObject<HTMLFormElement | null>; handleSubmit: (event: FormEvent) => void }
}

/** The form that `useForm` works. The words beside the fields are ours, not the browser's. */
export function Form({ of: { ref, handleSubmit }, ...rest }: Props) {
  return <form {...rest} ref={ref} noValidate onSubmit={handleSubmit} />
}
