import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { accessCopy as copy, type PlanPart } from './access.copy.ts'
import { tellUpgradeRequired } from './upgrade-required.ts'

const deniedPart = (state: unknown): PlanPart | undefined => {
  const part = (state as { deniedPart?: unknown } | null)?.deniedPart
  return typeof part === 'string' && Object.hasOwn(copy.parts, part) ? (part as PlanPart) : undefined
}

/** On the page that a denied one led to: says what is missing and opens the plans, once. */
export function DeniedNotice() {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const part = deniedPart(state)
  useEffect(() => {
    if (part === undefined) return
    tellUpgradeRequired(copy.parts[part])
    void navigate(pathname, { replace: true, state: null })
  }, [part, pathname, navigate])
  return null
}
