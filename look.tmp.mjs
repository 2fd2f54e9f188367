import { chromium } from 'playwright';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const [width, scheme, who, ...pages] = process.argv.slice(2);
const ctx = await b.newContext({ viewport: { width: Number(width), height: width==='360'?780:900 }, locale: 'es-US', baseURL: 'http://localhost:4600', colorScheme: scheme });
const p = await ctx.newPage();
p.on('console', m => { if (['error','warning'].includes(m.type())) console.log(p.url(), m.text().slice(0,300)); });
if (who !== '-') { await p.goto('/es/login'); await p.waitForTimeout(800); await p.locator('[name=email]').fill(who+'@porchlight.test'); await p.locator('[name=password]').fill('Porchlight1'); await p.locator('form button[type=submit]').last().click(); await p.waitForTimeout(2500); console.log(p.url()); }
for (let path of pages) {
  if (path === 'L') { await p.goto('/es/listings'); path = await p.locator('main article a').nth(1).getAttribute('href'); }
  await p.goto(path, { waitUntil: 'load' }); await p.waitForTimeout(2000);
  await p.screenshot({ path: `/tmp/b/w${width}${scheme[0]}${path.replace(/\W+/g,'_').slice(0,30)}.png`, fullPage: process.env.FULL==='1' });
}
await b.close();
