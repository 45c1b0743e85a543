import { createContext, use, useEffect } from 'react'

/** Tells the dialog around a payment whether leaving has to be asked about first. */
export const LeaveQuestion = createContext<(isNeeded: boolean) => void>(() => {})

export function useLeaveQuestion(isNeeded: boolean): void {
  const tell = use(LeaveQuestion)
  useEffect(() => {
    tell(isNeeded)
    return () => tell(false)
  }, [tell, isNeeded])
}
