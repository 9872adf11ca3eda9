/**
 * Questions by people who do not know the code's words: each names what it means by other words than its name, its
 * comment and its body use for it. Answers are `file symbol`, any of which is right.
 */

export interface Paraphrase {
  asked: string;
  answers: readonly string[];
}

/** By the name of the repository's folder. */
export const PARAPHRASES: Readonly<Record<string, readonly Paraphrase[]>> = {
  stdlib: [
    { asked: "wipe out a folder with everything beneath it", answers: ["shutil.py rmtree"] },
    { asked: "discover where on the machine a program would be started from", answers: ["shutil.py which"] },
    { asked: "spelling suggestions for a mistyped term", answers: ["difflib.py get_close_matches"] },
    { asked: "unindent a paragraph evenly", answers: ["textwrap.py dedent"] },
    { asked: "glue a partial link onto the page it was found on", answers: ["urllib/parse.py urljoin"] },
    {
      asked: "let somebody type a secret at the console while nobody sees the keystrokes",
      answers: ["getpass.py getpass", "getpass.py unix_getpass", "getpass.py win_getpass"],
    },
    {
      asked: "work out what sort of content a document holds judging by its ending",
      answers: ["mimetypes.py guess_type"],
    },
    {
      asked: "remember earlier outcomes so that expensive work is not repeated",
      answers: ["functools.py lru_cache", "functools.py cache", "functools.py cached_property"],
    },
    { asked: "weave ordered streams together without losing their order", answers: ["heapq.py merge"] },
    {
      asked: "turn written constants into objects without the danger of running them",
      answers: ["ast.py literal_eval"],
    },
    { asked: "duplicate a thing together with everything it refers to", answers: ["copy.py deepcopy"] },
    {
      asked: "how alike are two texts on a scale up to one",
      answers: ["difflib.py ratio", "difflib.py quick_ratio", "difflib.py real_quick_ratio"],
    },
    { asked: "silently swallow chosen failures", answers: ["contextlib.py suppress"] },
    {
      asked: "show a page in whatever surfing program the user prefers",
      answers: ["webbrowser.py open", "webbrowser.py open_new", "webbrowser.py open_new_tab", "webbrowser.py get"],
    },
    { asked: "how long is February this time and on what does it begin", answers: ["calendar.py monthrange"] },
  ],
  scrapy: [
    {
      asked: "be gentle: pause before bothering the same host once more",
      answers: [
        "core/downloader/__init__.py download_delay",
        "core/downloader/__init__.py _process_queue",
        "core/downloader/__init__.py _get_concurrency_delay",
        "extensions/throttle.py AutoThrottle",
        "extensions/throttle.py _adjust_delay",
      ],
    },
    {
      asked: "never visit the same page twice",
      answers: ["dupefilters.py request_seen", "dupefilters.py RFPDupeFilter", "dupefilters.py BaseDupeFilter"],
    },
    {
      asked: "have another go when a page could not be loaded",
      answers: [
        "retry.py get_retry_request",
        "retry.py _retry",
        "retry.py RetryMiddleware",
        "retry.py process_exception",
      ],
    },
    {
      asked: "respect what webmasters forbid to bots",
      answers: ["downloadermiddlewares/robotstxt.py RobotsTxtMiddleware", "robotstxt.py process_request_2"],
    },
    {
      asked: "pretend that somebody filled in and submitted a questionnaire on a page",
      answers: ["http/request/form.py FormRequest", "http/request/form.py from_response"],
    },
    {
      asked: "go after pages that have moved elsewhere",
      answers: [
        "downloadermiddlewares/redirect.py RedirectMiddleware",
        "downloadermiddlewares/redirect.py BaseRedirectMiddleware",
        "downloadermiddlewares/redirect.py _redirect",
        "downloadermiddlewares/redirect.py MetaRefreshMiddleware",
      ],
    },
    {
      asked: "make small previews of photos",
      answers: ["images.py convert_image", "images.py ImagesPipeline", "images.py thumb_path", "images.py get_images"],
    },
    { asked: "quit when enough has been gathered", answers: ["extensions/closespider.py CloseSpider"] },
    {
      asked: "unpack squeezed bytes",
      answers: ["gz.py gunzip", "_compression.py _inflate", "httpcompression.py _decode"],
    },
    { asked: "do not wander too far away from the first page", answers: ["depth.py DepthMiddleware"] },
    {
      asked: "ring a bell when the process eats too much RAM",
      answers: ["memusage.py MemoryUsage", "memusage.py _check_limit", "memusage.py _check_warning"],
    },
    { asked: "write results for a spreadsheet", answers: ["exporters.py CsvItemExporter"] },
    {
      asked: "stay on permitted hosts",
      answers: ["offsite.py OffsiteMiddleware", "offsite.py should_follow", "offsite.py get_host_regex"],
    },
    {
      asked: "collect all anchors of a page",
      answers: ["linkextractors/lxmlhtml.py extract_links", "linkextractors/lxmlhtml.py LxmlLinkExtractor"],
    },
    { asked: "e-mail the figures of a crawl to somebody at its end", answers: ["statsmailer.py StatsMailer"] },
  ],
  werkzeug: [
    { asked: "scramble a login secret for safekeeping", answers: ["security.py generate_password_hash"] },
    { asked: "is what somebody typed the secret that was kept", answers: ["security.py check_password_hash"] },
    { asked: "make what visitors call their documents harmless for the disk", answers: ["utils.py secure_filename"] },
    {
      asked: "start again by itself whenever sources are edited",
      answers: ["_reloader.py run_with_reloader", "_reloader.py ReloaderLoop", "_reloader.py StatReloaderLoop"],
    },
    { asked: "point the visitor to somewhere else", answers: ["utils.py redirect"] },
    { asked: "hand out a document lying on disk", answers: ["utils.py send_file", "utils.py send_from_directory"] },
    { asked: "from the label of a view back to its link", answers: ["routing/map.py build", "routing/rules.py build"] },
    { asked: "see through load balancers to the true caller", answers: ["middleware/proxy_fix.py ProxyFix"] },
    {
      asked: "take apart a body that holds several uploads",
      answers: [
        "formparser.py MultiPartParser",
        "sansio/multipart.py MultipartDecoder",
        "formparser.py FormDataParser",
      ],
    },
    {
      asked: "a value that every visitor served at the same time has for itself",
      answers: ["local.py Local", "local.py LocalStack", "local.py LocalProxy"],
    },
    { asked: "work an attribute out only once, when first needed", answers: ["utils.py cached_property"] },
    { asked: "the tongue that a reader likes most", answers: ["accept.py LanguageAccept", "accept.py best_match"] },
    {
      asked: "how long may browsers keep their copy",
      answers: [
        "cache_control.py ResponseCacheControl",
        "cache_control.py max_age",
        "http.py parse_cache_control_header",
      ],
    },
    {
      asked: "spare sending again what has not been altered since",
      answers: ["http.py is_resource_modified", "sansio/http.py is_resource_modified", "response.py make_conditional"],
    },
    { asked: "play a browser against an application without a network", answers: ["test.py Client"] },
  ],
};
