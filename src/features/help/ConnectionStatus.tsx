import { ConnectionCard } from './ConnectionCard.tsx'
import { useConnectionCheck } from './use-connection-check.ts'

/** The state of the connection by itself. */
export function ConnectionStatus({ route }: { route: string }) {
  const { result, isChecking, again } = useConnectionCheck(route)
  return <ConnectionCard findings={result?.findings} isChecking={isChecking} onAgain={again} />
}
