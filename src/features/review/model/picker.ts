import { createContext, type ReactNode } from 'react'

type PickerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  chosen: readonly string[]
  onChosen: (ids: string[]) => void
}

/** Draws the dialog in which papers are chosen; the page gives it. */
export type Picker = (props: PickerProps) => ReactNode

export const PickerContext = createContext<Picker>(() => null)
