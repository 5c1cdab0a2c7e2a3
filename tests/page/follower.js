// Plays with a guide: touches whatever is lit until a hint that is not in `known` has come to rest, the guide is over, or the clock runs out.
async (seconds, known, game) => {
  const until = performance.now() + seconds * 1000;
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const box = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  // Until the hint and its ring lie still, but not longer than this.
  const rest = async (ms) => {
    const places = () => JSON.stringify([...document.querySelectorAll('.guide-step, .guide-ring')].map(box));
    for (let waited = 0, before = '', now = ''; waited < ms && (!waited || now !== before); waited += 100) {
      before = places();
      await pause(100);
      now = places();
    }
  };
  let seed = 5 + known.length;
  const chance = (most) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >> 8) % most;
  };
  while (performance.now() < until) {
    const guides = JSON.parse(localStorage.getItem('souterrain.guides') ?? '{}');
    if (guides[game]?.done) return { done: true };
    if (document.querySelector('.result')) return { over: true };
    const said = document.querySelector('.guide-step p')?.textContent;
    if (said && !known.includes(said)) {
      await rest(700);
      if (document.querySelector('.guide-step p')?.textContent !== said) continue;
      const ring = document.querySelector('.guide-ring');
      const lost = ring && (({ left, right, top, bottom }) => top < -6 || bottom > innerHeight + 6 || left < -6 || right > innerWidth + 6)(box(ring));
      const points = /\b(top|bottom|left|right)\b/.test(document.querySelector('.guide-step').className);
      return { said, bubble: box(document.querySelector('.guide-step')), ring: ring && box(ring), lost, points };
    }
    const live = document.querySelector('.turn.mine') ? [...document.querySelectorAll('[data-live]:not([disabled])')] : [];
    const button = document.querySelector('.flickrow .primary:not([disabled])');
    if (button) button.click();
    else if (live.length) live[chance(live.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await pause(live.length ? 40 : 60);
  }
  return {};
}
