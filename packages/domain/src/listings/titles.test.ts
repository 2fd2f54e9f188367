import { describe, expect, it } from 'vitest';
import { titleClaimsSite } from './titles.ts';

describe('titles that claim to speak for the site or that it verified a seller', () => {
  it.each([
    'Official Porchlight support',
    'Porchlight support: call us',
    'PORCHLIGHT TEAM',
    'PorchLight Official',
    'Porch-Light Support',
    'Oak desk, verified by Porchlight',
    'Oak desk (Verified seller on Porchlight)',
    'Porchlight verified: oak desk',
    'Porchlight’s security team',
    'Approved by the Porchlight staff',
    'PorchlightSupport',
    'Message from Porchlight Customer Service',
    'Payment to Porchlight escrow',
    'P o r c h l i g h t support',
    'Рorсhlіght support',
    'P0rchl1ght suppоrt',
    '𝗣𝗼𝗿𝗰𝗵𝗹𝗶𝗴𝗵𝘁 𝗩𝗲𝗿𝗶𝗳𝗶𝗲𝗱',
    '✔ Verified seller: oak desk',
    'Oak desk ✅ verified',
    'Oak desk ✅ Trusted Seller',
    'Oak desk | seller verified ✔',
    '☑\uFE0F Official account',
    '🛡\uFE0F Verified Seller',
    'Porchlight trust & safety: call us',
    'Porchlight.com support',
    'Porchlight Inc. official support',
    'Porchlight Buyer Protection desk',
    'Porchlight fraud department',
    'Porchl¡ght support',
    'Porchlight Supporrt',
    'Porchlight marketplace support',
    'Porchlight account suspended',
    'Porchlight oficial',
    '✅ ID verified, oak desk',
    '✅ Identity verified',
    '🔵 Verified seller: desk',
    '✓ vendedor verificado',
  ])('%s', (title) => {
    expect(titleClaimsSite(title)).toBe(true);
  });
});

describe('titles of ordinary listings', () => {
  it.each([
    'Staff table from a school',
    'Team jersey, size M',
    'Official NBA jersey',
    '✔ Official NBA jersey',
    'Authentic card, verified by PSA',
    '✅ Verified authentic, PSA 10',
    '✅ Oak desk, delivery possible',
    'LEGO® Technic, complete',
    'Porch light',
    'Porch light with security camera',
    'Official porch light of the Titanic replica',
    'Solar porch light, support bracket included',
    'Porchlight lantern, brass',
    'Vintage Porchlight Records vinyl',
    'House on Porchlight Lane, help moving wanted',
    'Certified pre-owned laptop',
    'Trusted babysitter, ten years',
    'Help wanted: moving team',
    'Security guard uniform',
    'Shield 🛡 for costume play',
    'Customer service desk',
    'Escritorio oficial',
    'مكتب خشب',
  ])('%s', (title) => {
    expect(titleClaimsSite(title)).toBe(false);
  });
});
