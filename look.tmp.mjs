import { chromium } from 'playwright';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const pages = process.argv.slice(3);
const width = Number(process.argv[2]);
const ctx = await b.newContext({ viewport: { width, height: 780 }, locale: 'en-US', baseURL: 'http://localhost:4600', colorScheme: width===360?'light':'light' });
const p = await ctx.newPage();
p.on('console', m => { if (['error','warning'].includes(m.type())) console.log(p.url(), m.text().slice(0,300)); });
for (const path of pages) {
  await p.goto(path, { waitUntil: 'load' }); await p.waitForTimeout(1500);
  await p.screenshot({ path: `/tmp/b/es-${width}${path.replace(/\W+/g,'_').slice(0,40)}.png` });
}
await b.close();
