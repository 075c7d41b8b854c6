// Runs before the first paint, so that nobody is flashed with white at three in the night.
(function () {
  var choice;
  try {
    choice = localStorage.getItem('theme');
  } catch {
    choice = null;
  }
  var dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
