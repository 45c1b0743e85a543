import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { MetaAnalysisWorkspace } from '#features/meta-analysis/MetaAnalysisWorkspace.tsx'

/** What this page leaves in the history entry: which visit it belongs to. */
const sessionIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'session' in state && typeof state.session === 'string'
    ? state.session
    : undefined

export function Component() {
  const navigate = useNavigate()
  const { pathname, key, state } = useLocation() as ReturnType<typeof useLocation> & { state: unknown }
  const [address, setAddress] = useSearchParams()
  const session = sessionIn(state) ?? address.get('id') ?? `new ${key}`

  return (
    <MetaAnalysisWorkspace
      session={session}
      address={address}
      onAddress={(parts) =>
        setAddress(
          (before) => {
            const next = new URLSearchParams(before)
            for (const [name, value] of Object.entries(parts)) {
              if (value === undefined) next.delete(name)
              else next.set(name, value)
            }
            return next
          },
          { replace: true, state: { session } },
        )
      }
      picker={(props) => <PaperPicker {...props} max={1} />}
      onNew={() => void navigate(pathname)}
      onExample={() => void navigate(`${pathname}?example`)}
    />
  )
}
