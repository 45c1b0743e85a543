import type { Fault } from './faults.ts'
import type { LedgerEntry } from './ledger.ts'

const escaped = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
const shown = (value: unknown) => escaped(JSON.stringify(value))

export const controlStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
form.fault { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 0.75rem 1rem }
label { display: grid; gap: 0.25rem } label.line { display: flex; gap: 0.5rem; align-items: center }
input, select, button { font: inherit; padding: 0.3rem 0.5rem } table { border-collapse: collapse; width: 100% }
td, th { text-align: left; vertical-align: top; padding: 0.3rem 0.5rem; border-bottom: 1px solid #8885 }
code { overflow-wrap: anywhere } [role=alert] { border-left: 4px solid #c33; padding-left: 0.75rem }`

type Shown = {
  worldId: string
  calls: readonly string[]
  faults: readonly Fault[]
  ledger: readonly LedgerEntry[]
  problem?: string
}

/** A page for people at the development server: forms only, no script. */
export const controlPage = ({ worldId, calls, faults, ledger, problem }: Shown) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Faults · Roadrunner</title><link rel="stylesheet" href="/_control/style.css"></head><body>
<h1>Faults</h1>
<p>What the embedded API shall do wrong, in the world “${escaped(worldId)}”. <a href="/">Back to the product</a></p>
${problem ? `<p role="alert">${escaped(problem)}</p>` : ''}
<h2>Set a fault</h2>
<form class="fault" method="post" action="/_control">
<label>Call <input name="call" list="calls" value="*" required></label>
<datalist id="calls"><option value="*">${calls.map((call) => `<option value="${escaped(call)}">`).join('')}</datalist>
<label>Status <input name="status" type="number" min="200" max="599" placeholder="none"></label>
<label>Body (JSON or text) <input name="body" placeholder="none"></label>
<label>Delay in milliseconds <input name="delayMs" type="number" min="0" max="120000" placeholder="none"></label>
<label>How often <input name="times" type="number" min="1" placeholder="until cleared"></label>
<label>Break the connection <select name="cut"><option value="">no</option>
<option value="before">before the work is done</option><option value="after">after the work is done</option></select></label>
<label class="line"><input type="checkbox" name="hang" value="true"> never answer</label>
<label class="line"><input type="checkbox" name="html" value="true"> answer with a web page</label>
<label class="line"><input type="checkbox" name="malformed" value="true"> answer with broken JSON</label>
<button>Set fault</button></form>
<h2>Set now</h2>
${
  faults.length === 0
    ? '<p>No fault is set.</p>'
    : `<ul>${faults.map((fault) => `<li><code>${shown(fault)}</code></li>`).join('')}</ul>
<form method="post" action="/_control"><input type="hidden" name="action" value="clear"><button>Clear all faults</button></form>`
}
<h2>Accepted writes</h2>
${ledger.length === 0 ? '<p>None yet.</p>' : ledgerTable(ledger)}
</body></html>`

const ledgerTable = (ledger: readonly LedgerEntry[]) => `<table><thead><tr><th>When</th><th>Call</th><th>Account</th>
<th>What</th></tr></thead><tbody>${ledger
  .slice(-100)
  .reverse()
  .map(
    ({ at, call, accountId, input }) => `<tr><td>${escaped(at)}</td><td>${escaped(call)}</td>
<td>${escaped(accountId ?? 'nobody')}</td><td><code>${shown(input).slice(0, 600)}</code></td></tr>`,
  )
  .join('')}</tbody></table>`
