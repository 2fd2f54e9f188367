import { chromium } from 'playwright';
const b = await chromium.launch({executablePath:'/usr/bin/chromium'});
for (const path of process.argv.slice(2)) {
const c = await b.newContext({viewport:{width:390,height:780}}); const p = await c.newPage();
const s = await c.newCDPSession(p); await s.send('Network.enable');
const r = new Map(); const t0=Date.now();
s.on('Network.requestWillBeSent', e=>r.set(e.requestId,{url:e.request.url,type:e.type,prio:e.request.initialPriority,t:Date.now()-t0,init:e.initiator.type}));
s.on('Network.loadingFinished', e=>{const q=r.get(e.requestId); if(q){q.size=e.encodedDataLength;q.end=Date.now()-t0}});
await p.goto('http://127.0.0.1:4600'+path,{waitUntil:'load'}); const load=Date.now()-t0; await p.waitForTimeout(4000);
const all=[...r.values()]; const js=all.filter(q=>/\.js(\?|$)/.test(q.url));
console.log(path,'js requests',js.length,'kB',(js.reduce((a,q)=>a+(q.size??0),0)/1000).toFixed(1),'all kB',(all.reduce((a,q)=>a+(q.size??0),0)/1000).toFixed(1),'load at',load);
for(const q of js) console.log('  ',q.t,q.end,q.type,q.init,q.prio,((q.size??0)/1000).toFixed(1),q.url.split('/').pop());
await c.close(); }
await b.close();
