import { clearFaults, setFault, type Fault } from '#mocks/faults.ts'
import { ledgerOf } from '#mocks/ledger.ts'

const WORLD = 'default'

/** Makes a call of the embedded API go wrong: see mocks/faults.ts. */
export const breakCall = (fault: Fault) => setFault(WORLD, fault)

/** Everything works again. */
export const mendAll = () => clearFaults(WORLD)

/** The writes of one call that the embedded API accepted, in order. */
export const accepted = (call: string) => ledgerOf(WORLD).filter((entry) => entry.call === call)
