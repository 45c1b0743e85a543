/** The header in which a request carries its name; what a caller wrote there is replaced. */
export const REQUEST_HEADER = 'x-request-id'

/** What is learnt of a request while it is answered: the call of the contract, and the account that asks. */
export type Noted = { call?: string; person?: string }

const underWay = new Map<string, (noted: Noted) => void>()

/** From now on `hear` is told what is learnt of the request of that name, until it is forgotten. */
export function nameRequest(id: string, hear: (noted: Noted) => void): () => void {
  underWay.set(id, hear)
  return () => void underWay.delete(id)
}

const nameOf = (request: Request) => request.headers.get(REQUEST_HEADER) ?? ''

/** Says what call a request is, and who asks. Nobody hears it of a request that has no name. */
export const noteRequest = (request: Request, noted: Noted): void => underWay.get(nameOf(request))?.(noted)

/** The name of a request, to stand beside an error on the console; empty where it has none. */
export const namedError = (request: Request): string => (nameOf(request) === '' ? '' : ` (request ${nameOf(request)})`)
