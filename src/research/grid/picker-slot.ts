import { createContext, type ReactNode } from 'react'

/** What the paper picker is given; the page passes the picker in, since it belongs to the library. */
export type PickerProps = {
  open: boolean
  onClose: () => void
  chosen: readonly string[]
  onChosen: (ids: string[]) => void
}
export type Picker = (props: PickerProps) => ReactNode

export const PickerSlot = createContext<Picker | undefined>(undefined)
