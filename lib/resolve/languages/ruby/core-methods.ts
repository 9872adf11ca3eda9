/** Methods that Ruby's own classes and modules have, and those that ActiveSupport adds to them. */
import { words } from "../rules/name-rules";

export const CORE_METHODS = words(`
  abort abort_on_exception abs abs2 absolute_path absolute_path? acos acosh activate_bin_path activated_gem_paths
  add add_to_load_path add_trace_func advise alias_method aliases alive? all all? all_names all_symbols allbits?
  allocate allow_reentry already_loaded? ancestors angle any? anybits? append append_features arg args argv argv0
  arity array_attributes ascii_compatible? ascii_only? asciicompat_encoding asctime asin asinh assoc at at_exit atan
  atan2 atanh atime attach_correctable attr attr_accessor attr_reader attr_writer attribute_names auto_compact
  autoclose? autoload autoload? b backtrace backtrace_locations base_label basename begin between? bin_path
  binary_mode bind bind_call binding bindir binmode binmode? binread binwrite birthtime bit_length blksize
  block_given? blockdev? blocking? blocks broadcast bsearch bsearch_index bytes bytesize byteslice cache_home call
  callee_id caller caller_locations capitalize capitalize! captures casecmp casecmp? casefold? catch cause cbrt ceil
  center chain change_privilege chardev? chars chdir children chmod chomp chomp! chop chop! chown chr chroot chunk
  chunk_while clamp class class_eval class_exec class_variable_defined? class_variable_get class_variable_set
  class_variables clear clear_default_specs clear_load_cache clear_paths clear_specs clock_getres clock_gettime
  clone close close_incoming close_on_exec? close_outgoing close_read close_write closed? codepoints coerce collect
  collect! collect_concat combination compact compact! compare_by_identity compare_by_identity? compatible? compile
  concat config_file config_home configuration conj conjugate const_defined? const_get const_missing const_set
  const_source_location constants convert convpath copy copy_stream coredump? correct? correct_error
  correct_for_windows_path cos cosh count count_objects cover? create crypt cstime ctime current current_scheduler
  curry cutime cycle daemon data_home datadir day deconstruct deconstruct_keys default default_bindir
  default_cert_path default_dir default_exec_format default_ext_dir_for default_external default_gem_load_paths
  default_gemspec_stub default_internal default_key_path default_path default_prerelease default_proc
  default_rubygems_dirs default_sources default_spec_cache_dir default_specifications_dir default_stubs
  define_finalizer define_method define_singleton_method defined_class deflate delete delete! delete_at delete_if
  delete_prefix delete_prefix! delete_suffix delete_suffix! denominator deprecate_constant deq destination_encoding
  destination_encoding_name detach detect dev dev_major dev_minor difference dig digits dir directory? dirname dirs
  disable disable_system_update_message display distance div divmod done_installing done_installing_hooks downcase
  downcase! downto drop drop_while dst? dummy? dump dup each each_byte each_char each_child each_codepoint each_cons
  each_entry each_gemspec each_grapheme_cluster each_index each_key each_line each_object each_pair each_slice
  each_spec each_value each_with_index each_with_object eager egid eid empty? enable enabled? enclose enclosed?
  encode encode! encoding end end_with? enq ensure_default_gem_subdirectories ensure_gem_subdirectories
  ensure_subdirectories enter entries enum_for env_requirement eof eof? eql? equal? erf erfc errno error_bytes
  error_char escape euid eval eval_script even? event except exception exclude_end? exec executable?
  executable_real? exist? exists? exit exit! exit_value exited? exitstatus exp expand expand_path extend
  extend_object extended extension_api_version external? external_encoding extname fail fcntl fdatasync fdiv feed
  fetch fetch_values file file? filename fileno fill filter filter! filter_map find find_active_stub_by_path
  find_all find_all_by_full_name find_all_by_name find_by_name find_by_path find_config_file find_files
  find_files_from_load_path find_home find_in_unresolved find_in_unresolved_tree find_inactive_by_path find_index
  find_latest_files find_spec_for_exe find_unresolved_default_spec finish finish_resolve finite? fire_update! first
  fixed_encoding? flat_map flatten flatten! flock floor flush fnmatch fnmatch? for for_fd for_lockfile force
  force_encoding foreach fork format formatter free freeze frexp friday? from_name from_time from_yaml frozen? fsync
  ftype full_message gamma garbage_collect gcd gcdlcm gem gem_original_require gemdeps gemspec_stub gemspec_stubs_in
  get_string get_value getbyte getc getegid geteuid getgid getgm getlocal getpgid getpgrp getpriority getrlimit gets
  getsid getuid getutc getwd gid glob glob_files_in_dir global_variables gm gmt? gmt_offset gmtime gmtoff
  grant_privilege grapheme_clusters grep grep_v group group_by groups grpowned? gsub gsub! gunzip gzip
  handle_interrupt has_key? has_value? hash hex hexdump home host hour hypot i id2name identical? ignore_deadlock
  imag imaginary import_methods include include? included included_modules incomplete_input? index infinite? inflate
  inherited initgroups initialize initialize_clone initialize_copy initialize_dup inject ino inplace_mode insert
  insert_output inspect install install_extension_in_lib installable? installed_stubs instance_eval instance_exec
  instance_method instance_methods instance_of? instance_variable_defined? instance_variable_get
  instance_variable_set instance_variables instruction_sequence integer? intern internal? internal_encoding
  intersect? intersection invert ioctl irb is_a? isatty isdst issetugid iterator? itself java_platform? join keep_if
  key key? keys keyword_init? kill kind_of? label lambda lambda? last last_error last_match last_status
  latest_compact_info latest_gc_info latest_rubygems_version latest_spec_for latest_specs latest_version_for lazy
  lchmod lchown lcm ldexp left length lgamma limit lineno lines link list ljust load load_defaults load_env_plugins
  load_path_insert_index load_plugin_files load_plugins load_yaml loaded_specs local local_variable_defined?
  local_variable_get local_variable_set local_variables locale_charmap localtime location_of_caller lock locked
  locked? log log10 log2 loop lstat lstrip lstrip! lutime magnitude main make_shareable map map! map_stubs mapped?
  marshal_dump marshal_load marshal_version match match? match_gem? match_length match_platforms? match_spec?
  matchee max max_by maxgroups mday measure_total_time member? members merge merge! message message_for method
  method_added method_defined? method_id method_missing method_removed method_undefined methods min min3 min_by
  minmax minmax_by mkdir mkfifo mktime mode module_eval module_exec module_function modulo mon mon_check_owner
  mon_enter mon_exit mon_initialize mon_locked? mon_owned? mon_synchronize mon_try_enter monday? month mtime name
  name_list named_captures names nan? native_thread_id needs negative? nesting new new_cond new_seed next next!
  next_float next_rubygems_major_version next_values nil? nlink nobits? non_nil_attributes none? nonzero?
  normalize_yaml_input now nsec null? num_waiting numerator object_id oct odd? of offset one? open open_file
  operating_system_defaults options ord original_name outdated outdated_and_latest_version owned? owner p pack
  parameters parse parse_file partition pass path path_separator paths pause peek peek_values pending_interrupt?
  permutation phase pid pipe pipe? platform_defaults platforms plugin_suffix_pattern plugin_suffix_regexp plugindir
  polar pop popen pos positive? post_build post_build_hooks post_install post_install_hooks post_match post_reset
  post_reset_hooks post_uninstall post_uninstall_hooks pow pp ppid pre_install pre_install_hooks pre_match pre_reset
  pre_reset_hooks pre_uninstall pre_uninstall_hooks pread pred prefix prepend prepend_features prepended prev_float
  primitive_convert primitive_errinfo print print_counters print_sorted_exit_counts printf priority private private?
  private_call? private_class_method private_constant private_instance_methods private_method_defined?
  private_methods proc produce product protected protected? protected_instance_methods protected_method_defined?
  protected_methods public public? public_class_method public_constant public_instance_method
  public_instance_methods public_method public_method_defined? public_methods public_send push putback putc puts pwd
  pwrite quo quote ractor raise raised_exception rand random_number rassoc rationalize raw_data rdev rdev_major
  rdev_minor re_exchange re_exchangeable? read read_binary read_nonblock readable? readable_real? readagain_bytes
  readbyte readchar readline readlines readlink readonly? readpartial real real? realdirpath realpath reason receive
  receive_if receiver rect rectangular recv reduce refine refresh regexp register_default_spec rehash reject reject!
  remainder remove_class_variable remove_const remove_instance_variable remove_method rename reopen
  repeated_combination repeated_permutation replace replacement replicate report report_on_exception require
  require_relative requireables required_attribute? required_attributes reset reset_stats! resize
  resolve_feature_path respond_to? respond_to_missing? restore result resume return_value reverse reverse!
  reverse_each rewind rid rindex rjust rmdir rotate rotate! round rpartition rstrip rstrip! ruby ruby2_keywords
  ruby2_keywords_hash ruby2_keywords_hash? ruby_api_version ruby_engine ruby_version rubygems_deprecate
  rubygems_deprecate_command rubygems_version run runtime_stats sample saturday? scan schedule scheduler scrub
  scrub! search_convpath sec seed seek select select! self send set_backtrace set_encoding set_encoding_by_bom
  set_scheduler set_string set_trace_func set_value setbyte setegid seteuid setgid setgid? setpgid setpgrp
  setpriority setproctitle setregid setresgid setresuid setreuid setrgid setrlimit setruid setsid setuid setuid?
  shareable? shift shuffle shuffle! sid_available? signal signaled? signame signm signo silent_system simulate_oom!
  sin singleton_class singleton_class? singleton_method singleton_method_added singleton_method_removed
  singleton_method_undefined singleton_methods sinh size size? skip skip_during sleep slice slice! slice_after
  slice_before slice_when socket? solaris_platform? sort sort! sort_by sort_by! sort_priority source
  source_date_epoch source_date_epoch_string source_encoding source_encoding_name source_location source_set sources
  spawn spec_cache_dir spell_checkers split spot sprintf sqrt squeeze squeeze! srand start start_with? stat state
  stats_enabled? status step sticky? stime stop stop? stopped? stopsig store stress strftime string strip strip!
  stubs stubs_for stubs_for_pattern sub sub! subclasses subsec succ succ! success? suffix_pattern suffix_regexp
  suffixes sum sunday? super_method superclass swapcase swapcase! switch symlink symlink? sync synchronize syscall
  sysopen sysread sysseek system syswrite tag taint tainted? take take_while tally tan tanh tap tell terminate
  termsig test then this thread_variable? thread_variable_get thread_variable_set thread_variables throw thursday?
  time times to_a to_ary to_c to_enum to_f to_h to_hash to_i to_int to_io to_path to_proc to_r to_s to_spec to_str
  to_sym to_time to_tty? to_write_io total_exit_count total_time tr tr! tr_s tr_s! trace trace_var transfer
  transform_keys transform_keys! transform_values transform_values! transpose trap traverse_parents truncate trust
  try_activate try_convert try_enter try_lock try_mon_enter tty? tuesday? tv_nsec tv_sec tv_usec ui uid umask unbind
  undef_method undefine_finalizer undump ungetbyte ungetc unicode_normalize unicode_normalize! unicode_normalized?
  union uniq uniq! unlink unlock unpack unpack1 unresolved_deps unresolved_specs unshift untaint untrace_var untrust
  untrusted? upcase upcase! update upstream_default_bindir upstream_default_dir upstream_default_path
  upstream_default_specifications_dir upto urandom use_gemdeps use_paths usec used_modules user_dir user_home using
  using_rvargc? utc utc? utc_offset utime valid? valid_encoding? value value? values values_at vendor_dir
  verify_compaction_references verify_internal_consistency verify_transient_heap_internal_consistency wait wait2
  wait_for_cond wait_until wait_while waitall waitpid waitpid2 wakeup warn wday wednesday? win_platform? with_index
  with_object world_readable? world_writable? writable? writable_real? write write_binary write_nonblock yday year
  yield yield_self zero? zip zone
`);

export const ADDED_METHODS = words(`
  acts_like? acts_like_date? acts_like_string? acts_like_time? advance ago alias_attribute anonymous?
  assert_valid_keys at_beginning_of_day at_beginning_of_hour at_beginning_of_minute at_end_of_day at_end_of_hour
  at_end_of_minute at_midday at_middle_of_day at_midnight at_noon atomic_write attr_internal attr_internal_accessor
  attr_internal_define attr_internal_ivar_name attr_internal_naming_format attr_internal_reader attr_internal_writer
  beginning_of_day beginning_of_hour beginning_of_minute beginning_of_week beginning_of_week_default blank?
  camelcase camelize cattr_accessor cattr_reader cattr_writer change civil_from_format class_attribute compact_blank
  compact_blank! concern constantize dasherize days days_in_month days_in_year deconstantize deep_dup deep_merge
  deep_merge! deep_stringify_keys deep_stringify_keys! deep_symbolize_keys deep_symbolize_keys! deep_transform_keys
  deep_transform_keys! deep_transform_values deep_transform_values! default_inspect delegate_missing_to demodulize
  deprecate descendants duplicable? enable_warnings end_of_day end_of_hour end_of_minute ends_with? exabyte exabytes
  except! exclude? excluding extract! extract_options! extractable_options? fifth find_beginning_of_week! find_zone
  find_zone! foreign_key formatted_offset fortnight fortnights forty_two fourth from_trusted_xml from_xml gigabyte
  gigabytes hours html_safe html_safe? humanize in in? in_groups in_groups_of in_milliseconds in_time_zone including
  indent! index_by index_with inquiry instance_values instance_variable_names is_utf8? j jj kilobyte kilobytes many?
  mattr_accessor mattr_reader mattr_writer mb_chars megabyte megabytes method_visibility midday middle_of_day
  midnight minutes module_parent module_parent_name module_parents months multiline? multiple_of?
  nested_under_indifferent_access noon offset_in_seconds ordinalize overlaps? parameterize petabyte petabytes pick
  pluck pluralize presence presence_in present? probe_stat_in readable_inspect redefine_method
  redefine_singleton_method remove! remove_possible_method remove_possible_singleton_method reverse_merge
  reverse_merge! reverse_update safe_constantize second_to_last seconds seconds_since_midnight
  seconds_since_unix_epoch seconds_until_end_of_day silence_redefinition_of_method silence_warnings since
  singularize squish squish! starts_with? stringify_keys stringify_keys! strip_heredoc suppress symbolize_keys
  symbolize_keys! tableize terabyte terabytes third third_to_last thread_cattr_accessor thread_cattr_reader
  thread_cattr_writer thread_mattr_accessor thread_mattr_reader thread_mattr_writer titlecase titleize to_d
  to_default_s to_digits to_formatted_s to_options to_options! to_param to_query to_sentence to_xml tomorrow
  truncate_bytes truncate_words try try! underscore upcase_first use_zone week weeks with_defaults with_defaults!
  with_indifferent_access with_options with_warnings without years yesterday zone_default
`);
