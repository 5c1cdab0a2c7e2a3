// Plays by touching whatever the page shows as touchable, until the game is over, the clock runs out, or it is asked something while
// what `stop` selects is on the page. It knows nothing of the game: if the page leaves a question without a form, it gets stuck, and the test says where.
async (seconds, stop = '') => {
  const until = performance.now() + seconds * 1000;
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  let seed = 7;
  const chance = (most) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >> 8) % most;
  };
  const questions = new Set();
  let idle = 0;
  let presses = 0;
  while (performance.now() < until) {
    if (document.querySelector('.result')) return { over: true, presses, questions: [...questions] };
    document.querySelector('.curtain .primary')?.click();
    // What is lit while an answer is on its way is no longer asked.
    const turn = document.querySelector('[aria-busy="true"]') ? null : document.querySelector('.turn.mine');
    if (turn && stop && document.querySelector(stop)) return { over: false, found: true, questions: [...questions] };
    const live = turn ? [...document.querySelectorAll('[data-live]:not([disabled])')] : [];
    if (turn) questions.add(turn.textContent.trim());
    if (turn && !live.length && (idle += 1) > 100) return { over: false, stuck: turn.textContent, questions: [...questions] };
    if (live.length) {
      idle = 0;
      presses += 1;
      live[chance(live.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
    await pause(4);
  }
  return { over: false, stuck: document.querySelector('.turn')?.textContent, questions: [...questions] };
}
