import { useNavigate } from 'react-router-dom'

import { passageAddress, type OpenedPassage } from './passage-address.ts'

/** Opens the reader at a passage. The way back of the browser leads back. */
export function useOpenPassage(): (passage: OpenedPassage) => void {
  const navigate = useNavigate()
  return (passage) => void navigate(passageAddress(passage))
}
