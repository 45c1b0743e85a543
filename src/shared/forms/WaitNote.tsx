/** How long the server wants to be left alone, where its form is sent. */
export function WaitNote({ seconds }: { seconds: number }) {
  if (seconds === 0) return null
  return (
    <p role="timer" className="mr-auto text-ink-muted">
      You can try again in {seconds === 1 ? '1 second' : `${seconds} seconds`}.
    </p>
  )
}
