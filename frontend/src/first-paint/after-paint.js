(function () {
  var LONGEST_WAIT_MS = 3000;
  var LONGEST_REST_MS = 10000;
  var SOURCES = ['%SOURCES%'];

  function load(source) {
    var script = document.createElement('script');
    script.type = 'module';
    // Runs the scripts in order; scripts that are ready at the same time would otherwise run in one task.
    script.async = false;
    script.crossOrigin = '';
    script.src = source;
    document.body.appendChild(script);
  }

  function loadAll() {
    // Starts each script in its own task, so that user input is handled in between.
    SOURCES.forEach(function (source) {
      setTimeout(load, 0, source);
    });
  }

  /** Waits for the actual first paint: on a busy phone it comes well after the first animation frame is requested. */
  function whenPainted(callback) {
    var isEmpty = !document.getElementById('root').hasChildNodes();
    // A hidden page is never painted.
    if (isEmpty || document.hidden || !window.PerformanceObserver) return callback();
    var timer = setTimeout(done, LONGEST_WAIT_MS);
    var observer = new PerformanceObserver(function (list) {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done();
    });
    function done() {
      clearTimeout(timer);
      observer.disconnect();
      callback();
    }
    observer.observe({ type: 'paint', buffered: true });
  }

  /** Returns the page data if it is all there is to show: this browser has stored nothing for the user. */
  function completePage() {
    var data = document.getElementById('%PAGE_DATA_ID%');
    try {
      var page = data && localStorage.length === 0 && JSON.parse(data.textContent);
      return page && page.path === location.pathname ? page : null;
    } catch {
      return null;
    }
  }

  /** Restores the unfinished dream saved on an earlier visit. */
  function fillDraft() {
    var area = document.querySelector('textarea[data-draft]');
    try {
      var draft = area && area.value === '' && JSON.parse(localStorage.getItem('dream_draft'));
      if (!draft || typeof draft.text !== 'string' || draft.text === '') return;
      area.value = draft.text;
      area.form.querySelector('[type=submit]').disabled = draft.text.trim() === '';
    } catch {
      // There is no readable draft.
    }
  }

  fillDraft();

  /** Prefetches the scripts, so that loading them later does not wait for the network. */
  function fetchAhead() {
    SOURCES.forEach(function (source) {
      var link = document.createElement('link');
      link.rel = 'prefetch';
      link.as = 'script';
      link.href = source;
      document.head.appendChild(link);
    });
  }

  /** Calls back once, at the first interaction or after 10 s. */
  function whenUsedOrRead(callback) {
    var timer = setTimeout(start, LONGEST_REST_MS);
    var isStarted = false;
    function start() {
      clearTimeout(timer);
      if (!isStarted) callback();
      isStarted = true;
    }
    window.whenUsed(start);
  }

  whenPainted(function () {
    var page = completePage();
    if (!page) return loadAll();
    // User-written text needs the full fonts even without the scripts.
    var isInterfaceOnly =
      page.path === '/dream/new' || (page.path === '/' && !(page.liked && page.liked.length > 0));
    if (!isInterfaceOnly) load('%TYPEFACES%');
    if (document.readyState === 'complete') fetchAhead();
    else addEventListener('load', fetchAhead);
    whenUsedOrRead(loadAll);
  });
})();
